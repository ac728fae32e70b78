/** The games of the server and the tables known to this browser. */
import { nationsOf } from './pages/parts/setup';
import * as api from './api/client';
import { savedSeats, forgetTable, watched } from './api/savedTables';
import type { GameInfo, ScenarioInfo, TableInfo } from './api/protocol';
import { isPlayable } from './play/gameDisplay';

/** A game that the client cannot display yet is only announced. */
const shown = (game: GameInfo): GameInfo => (isPlayable(game.id) ? game : { ...game, built: false, scenarios: [] });

class Library {
  games = $state.raw<GameInfo[]>([]);
  /** Tables of this browser, the most recent first. */
  tables = $state.raw<TableInfo[]>([]);
  /** The tables have been loaded. */
  known = $state(false);
  problem = $state.raw<unknown>(null);

  async load(): Promise<void> {
    try {
      this.games = (await api.games()).map(shown);
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  scenario(game: string, id: string): ScenarioInfo | undefined {
    return this.game(game)?.scenarios.find((scenario) => scenario.id === id);
  }

  /** The nation of a seat at a table, if its scenario is one of those in the library. */
  nation(table: TableInfo, seat: number): string | undefined {
    return nationsOf(
      this.scenario(table.game, table.scenario),
      table.seats.map((one) => one.name),
    )[seat];
  }

  async loadTables(): Promise<void> {
    const seats = savedSeats().map(({ table, token }) => ({ table, token }));
    const ours = new Set(seats.map((one) => one.table));
    const others = watched()
      .filter((table) => !ours.has(table))
      .slice(0, 12);
    try {
      const found = await Promise.all([
        seats.length ? api.mine(seats) : [],
        ...others.map((table) => this.#watched(table)),
      ]);
      this.tables = found.flat().sort((a, b) => b.touched - a.touched);
      this.known = true;
    } catch (error) {
      this.problem = error;
    }
  }

  /** Remove watched tables that are gone. */
  async #watched(table: string): Promise<TableInfo[]> {
    try {
      return [await api.table(table)];
    } catch (error) {
      if (error instanceof api.ApiError && error.status === 404) forgetTable(table);
      return [];
    }
  }
}

export const library = new Library();
