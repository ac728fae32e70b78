/** The rules of a game, and the one open in the drawer. Rule chips open it without leaving the page. */
import * as api from './api/client';
import type { RuleInfo } from './api/protocol';

class Rulebook {
  /** The default game of rule chips; pages of a game set it. */
  game = $state('battlegroups');
  /** The rule in the drawer; null when closed. */
  open = $state<{ game: string; rule: string } | null>(null);
  #rules = $state.raw<Record<string, RuleInfo[]>>({});

  /** The rules of a game; empty until loaded. */
  of(game: string): readonly RuleInfo[] {
    return this.#rules[game] ?? [];
  }

  /** One rule, if loaded. */
  rule(id: string, game: string = this.game): RuleInfo | undefined {
    return this.of(game).find((rule) => rule.id === id);
  }

  async load(game: string = this.game): Promise<readonly RuleInfo[]> {
    const rules = await api.rules(game);
    if (!this.#rules[game]) this.#rules = { ...this.#rules, [game]: rules };
    return rules;
  }

  /** Open a rule in the drawer. */
  show(rule: string, game: string = this.game): void {
    this.open = { game, rule };
  }

  close(): void {
    this.open = null;
  }
}

export const rulebook = new Rulebook();
