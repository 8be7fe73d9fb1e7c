/*
 * The only scripts that stand in a page itself: what they do has to be done before its first paint, which a file that is
 * fetched comes too late for. Each is one text, the same for everybody, so that the server's policy can name its hash.
 */

export { PAGE_TRANSITION } from '@passepartout/ui/page-transition'

/** Where a browser remembers that its customer sees net prices; read by the text below, so by this very name. */
export const NET_PRICES_KEY = 'net-prices'

/** In the head: keeps the line below each price free that net prices come into once the customer is known. */
export const RESERVE_NET_PRICE_LINES =
  'try{localStorage["net-prices"]&&(document.documentElement.dataset.seesNet="")}catch{}'

/** Last in an element of a split test: shows the branch that an earlier page of the visit decided for. */
export const SHOW_DECIDED_BRANCH =
  'try{let r=document.currentScript.parentElement,[a,b]=r.children;' +
  'JSON.parse(sessionStorage["flag-decisions"])[r.dataset.flag]=="on"&&' +
  '(r.dataset.treatment="on",a.inert=true,b.inert=false)}catch{}'
