/** Where events wait for the flag client, page after page. */
export const WAITING_EVENTS = 'waiting-flag-events'
