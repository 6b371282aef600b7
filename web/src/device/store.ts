/** Texts by key in the browser's database, for `local/posted.py`: a change happens completely or not at all. */

const TEXTS = "texts";
type Texts = Record<string, string | null>;

/** Another tab was faster. */
class Moved extends Error {}

export class Store {
  constructor(private readonly database: IDBDatabase) {}

  /** Throws where the browser keeps nothing for this page. */
  static async open(name = "chrysalide", factory: IDBFactory = indexedDB): Promise<Store> {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
    const database = await result(request);
    // Another tab erases everything: it must not have to wait for this one.
    database.onversionchange = () => database.close();
    return new Store(database);
  }

  async get(key: string): Promise<string | undefined> {
    return result(this.#texts("readonly").get(key) as IDBRequest<string | undefined>);
  }

  async keys(beginning: string): Promise<string> {
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    return JSON.stringify(await result(this.#texts("readonly").getAllKeys(range)));
  }

  /** False: a text is not the expected one, because another tab was faster; nothing has changed. */
  async put(changes: string, expected: string): Promise<boolean> {
    const texts = this.#texts("readwrite");
    const done = finished(texts.transaction);
    try {
      for (const [key, text] of Object.entries(JSON.parse(expected) as Texts)) {
        const now = await result(texts.get(key) as IDBRequest<string | undefined>);
        if ((now ?? null) !== text) throw new Moved();
      }
      for (const [key, text] of Object.entries(JSON.parse(changes) as Texts))
        if (text === null) texts.delete(key);
        else texts.put(text, key);
    } catch (error) {
      texts.transaction.abort();
      await done.catch(() => {});
      if (error instanceof Moved) return false;
      throw error;
    }
    await done;
    return true;
  }

  #texts(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(TEXTS, mode, { durability: "strict" }).objectStore(TEXTS);
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("not stored"));
  });
}
