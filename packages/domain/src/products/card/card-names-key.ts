/**
 * Storage key of the names for card previews, which stay on the device. In a file of its own, because every designer
 * imports it.
 */
export const CARD_NAMES_KEY = 'card-names'
