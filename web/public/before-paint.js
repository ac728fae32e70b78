// Runs before the first paint: the kept settings go onto the root, so that no page flashes in the wrong theme,
// language or size. The same attributes are kept up to date by src/settings.svelte.ts.
(function () {
  var root = document.documentElement;
  var kept;
  try {
    kept = JSON.parse(localStorage.getItem('caposaldo.settings') || '{}') || {};
  } catch {
    kept = {};
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.lang = kept.language || (/^it\b/i.test(navigator.language) ? 'it' : 'en');
  root.dataset.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : dark ? 'dark' : 'light';
  if (kept.animation === 'instant') root.dataset.motion = 'instant';
  if (kept.palette === 'strong') root.dataset.palette = 'strong';
  if (kept.textSize) root.style.setProperty('--text-scale', String(kept.textSize / 100));
  // What the page will need first, asked for at once: the texts, and the games where it lists them.
  var first = ['/api/texts/' + root.lang];
  if (/^(#\/?$|#\/(game|new|watch)\b|$)/.test(location.hash)) first.push('/api/games');
  first.forEach(function (address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.appendChild(link);
  });
})();
