/* The only inline scripts of a page: they have to run before its first paint, for which a fetched file is too
   late. Each is a constant text, so that the server's policy can list its hash. */

export { PAGE_TRANSITION } from '@passepartout/ui/page-transition'

/** Storage key of the customer's net price display; the inline script below contains the same name. */
export const NET_PRICES_KEY = 'net-prices'

/** In the head: reserves the line below each price for the net price, which appears once the customer is known. */
export const RESERVE_NET_PRICE_LINES =
  'try{localStorage["net-prices"]&&(document.documentElement.dataset.seesNet="")}catch{}'

/** Last in an element of a split test: displays the branch that an earlier page of the visit decided. */
export const SHOW_DECIDED_BRANCH =
  'try{let r=document.currentScript.parentElement,[a,b]=r.children;' +
  'JSON.parse(sessionStorage["flag-decisions"])[r.dataset.flag]=="on"&&' +
  '(r.dataset.treatment="on",a.inert=true,b.inert=false)}catch{}'
