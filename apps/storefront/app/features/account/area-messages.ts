/**
 * Messages for the browser: those of the account area, and those of address fields that it shares with the checkout.
 */
export const AREA_MESSAGES =
  /^(?:area\.|contact\.offline$|checkout\.(?:firstName|lastName|company|street|extra|postalCode|city|region|region-choose|country|optional)$)/
