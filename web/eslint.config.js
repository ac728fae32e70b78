import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Components that put drawings of our own into the page.
const DRAWING = [
  'src/board/**/*.svelte',
  'src/games/**/*.svelte',
  'src/demo/*.svelte',
  'src/pages/parts/{GamePicture,Overview,ScenarioMap,SettingsPreview}.svelte',
  'src/play/{DragGhost,PieceCard,Units,end/Losses}.svelte',
  'src/ui/{Flag,Icon,TermText}.svelte',
];

export default defineConfig(
  globalIgnores(['dist/', 'src/api/types.ts']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // State is replaced, never changed in place ($state.raw): a Map that is built once needs no reactive kind.
      'svelte/prefer-svelte-reactivity': 'off',
      // Prettier does not wrap comments, and leaves long strings and templates alone.
      'max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint sees the props of an imported component, and the type parameters of a component, as `any`.
    // svelte-check knows their types and checks them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // SVG is built as text (src/draw); names that come from outside go through `esc`.
    files: DRAWING,
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
);
