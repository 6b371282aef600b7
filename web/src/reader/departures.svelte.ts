/** The running match that the reader has just left, in this tab: home offers the way back. */
export interface Departure {
  table: string;
  game: string;
}

class Departures {
  last = $state.raw<Departure | null>(null);

  leave(departure: Departure): void {
    this.last = departure;
  }

  forget(): void {
    this.last = null;
  }
}

export const departures = new Departures();
