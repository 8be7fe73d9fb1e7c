/** Name under which browsers keep the names on cards; they never leave the device by themselves. Apart from what reads them, as every designer asks for it. */
export const CARD_NAMES_KEY = 'card-names'
