/** Links to share; secrets come after `#`, which browsers do not send. */
import { fullAddress } from "$web/shell/place";

export const spectatorLink = (table: string) => fullAddress(`/table/${table}`);
export const replayLink = (table: string) => fullAddress(`/replay/${table}`);
export const positionLink = (table: string, index: number) => `${replayLink(table)}/${index}`;
export const reviewLink = (table: string) => fullAddress(`/review/${table}`);
export const invitationLink = (table: string, invitation: string) => `${spectatorLink(table)}#join=${invitation}`;
export const seatLink = (table: string, token: string) => `${spectatorLink(table)}#seat=${token}`;

/** The page was opened by a name that every machine gives to itself: a link from it leads others nowhere. */
export const opensHereOnly = () => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
