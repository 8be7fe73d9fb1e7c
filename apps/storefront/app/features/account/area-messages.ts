/** What travels to the browser: the area's words, and those of addresses that it shares with the checkout. */
export const AREA_MESSAGES =
  /^(?:area\.|contact\.offline$|checkout\.(?:firstName|lastName|company|street|extra|postalCode|city|region|region-choose|country|optional)$)/
