/** Texts of the cards for screen readers. */
import { t } from '../../i18n';
import type { ActionCard, CardSide, Group, LyingWeapon, Man } from './types';

export function manWords(man: Man, range: number | undefined): string {
  const name = man.rank ? `${man.rank} ${man.name}` : man.name;
  if (man.pinned)
    return t('cards-say-pinned', { name, weapon: man.armed, panic: man.panic, kia: man.kiaPinned ?? man.kia + 1 });
  const fire = range === undefined ? '' : ` ${t('cards-say-firepower', { n: man.firepower[range] ?? 0, range })}`;
  return t('cards-say-man', { name, weapon: man.armed, morale: man.morale, kia: man.kia }) + fire;
}

/** "Without an owner: 2 × rifle". */
export function lyingWords(one: LyingWeapon): string {
  return t(one.jammed ? 'cards-lying-jammed' : 'cards-lying', { weapon: one.name, n: one.count });
}

export function groupWords(side: CardSide, group: Group): string {
  const ground = group.terrain ? `${group.terrain.name} ${group.terrain.cover}` : t('cards-open');
  const laid = [...group.laid.map((l) => l.text), ...(group.lying ?? []).map(lyingWords)].map((l) => `, ${l}`).join('');
  return t('cards-say-group', {
    side: side.name,
    letter: group.letter,
    chit: group.chit,
    ground: ground + laid,
    men: group.men.length,
  });
}

export function cardWords(card: ActionCard): string {
  const uses = card.uses.map((use) => {
    const title = use.value === undefined ? use.title : `${use.title} ${use.value}`;
    return `${title}. ${use.need === undefined ? '' : `${t('cards-say-need', { n: use.need })} `}${use.text}`;
  });
  return `${uses.join(' / ')} ${t('cards-say-number', { n: card.number, colour: card.red ? 'red' : 'black' })}`;
}
