/** Something that the app waits for: an answer of the service, of a provider, of the device. */
export interface Ask {
  /** What is asked, for the story of a walk. */
  name: string;
  /** How it can come out, by name; the usual way comes first. */
  ways: Readonly<Record<string, () => void>>;
  /** Whether the page waits for it. */
  isOfPage: boolean;
}

/** All that waits for an answer, in the order it was asked. */
export class Asks {
  readonly #open: Ask[] = [];

  get open(): readonly Ask[] {
    return this.#open;
  }

  /** Lets it wait; once it comes out in one of its ways it waits no longer. */
  add(name: string, ways: Ask['ways'], isOfPage = true): Ask {
    const ask: Ask = {
      name,
      isOfPage,
      ways: Object.fromEntries(
        Object.entries(ways).map(([way, comeOut]) => [
          way,
          () => {
            this.drop(ask);
            comeOut();
          },
        ]),
      ),
    };
    this.#open.push(ask);
    return ask;
  }

  /** The page is gone, and waits for nothing; requests that have left reach the service still. */
  forgetThePage(): void {
    const kept = this.#open.filter(({ isOfPage }) => !isOfPage);
    this.#open.splice(0, this.#open.length, ...kept);
  }

  drop(ask: Ask): void {
    const place = this.#open.indexOf(ask);
    if (place >= 0) this.#open.splice(place, 1);
  }

  /** A promise that comes out in one of the ways: a value, or an error. */
  promise<Value>(
    name: string,
    ways: Readonly<Record<string, () => Value | Promise<Value>>>,
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      const attempt = (way: () => Value | Promise<Value>) => () => {
        try {
          resolve(way());
        } catch (error) {
          reject(error);
        }
      };
      const entries = Object.entries(ways).map(([way, make]) => [way, attempt(make)]);
      this.add(name, Object.fromEntries(entries));
    });
  }
}
