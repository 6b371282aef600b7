/** The problem of the day: the same for everybody, wherever they are, and another one every day. */
const DAY_MS = 86_400_000;

/** Days since 1970, by universal time: all readers change at the same moment. */
export const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);

/** One of the list; it comes again when all others have been there. */
export const ofTheDay = <T>(list: readonly T[], day: number): T | undefined => list[day % list.length];
