/** Help text of `npm run shop --`. */
export const USAGE = `npm run shop -- <command>

  print <line-id> --out file.pdf   write the print file of a cart line
  backup --out file.tar.gz.age --for age1... | --passphrase-file file
                                   save database, photos and keys, encrypted (works while the shop runs)
  backup --out file.tar.gz         the same in clear text
  backup-key --out key.txt         make the key of encrypted backups; keep it away from the shop
  restore --from file [--identity key.txt | --passphrase-file file]
                                   put a backup into an empty data folder (DATA_DIR)
  voucher create --amount 25 --currency EUR [--from 2026-12-01] [--until 2027-12-31]
  voucher create --percent 15 [...]
                                   make a voucher and show its code, this once
  payments import FILE [--account IBAN]
                                   count the money of a bank's statement (camt.053, camt.054, CSV) for its orders
  payments list [--all]            money and refunds that wait for somebody
  payments match <entry> <order>   count an entry for an order
  payments settle <entry>          the money went back, or the refund was sent, by hand
  accounting                       turnover, one-stop shop, bookings for DATEV and invoices of a month
  orders                           show what can be done with orders
  customers list|show|log-out|export|erase
                                   accounts, and what is kept of somebody
  whitelabel:create <mail> --company NAME [...]
  whitelabel:list|show|remove      customers who sell under their own name
  price-lists list|show|check      versions of the prices, and whether a folder of them could be served
  content check [FOLDER]           whether the stories of a folder could be served; the shop's own without FOLDER
  operator create|roles|link|list|remove
                                   who works for the shop, and how they log in
  flags report [name] [event]      results of split tests
  keys list                        what signs cookies, links and webhooks, and since when
  keys rotate <purpose>            make a new key; the old one is taken until it is retired
  keys retire <purpose> <id>       take nothing any more that this key signed
  demo --orders 500 [--beside-real-orders]
                                   fill an empty shop with orders in all states, to try the back office
  check                            which company details, registers and legal pages are still samples
  doctor                           what is wrong with the shop, and what will be
  jobs                             list what waits, runs or was given up, as JSON
  jobs show <id>                   show one job
  jobs retry <id|all>              take what was given up back into its queue
  mails                            list mails that nobody can get, as their address does not exist
  mails send <id> [<address>]      try again, to another address
  mails forget <id>                take it off the list
  preview <address>                show the address of a page with its drafts, for an hour

"npm run shop -- <command> --help" shows what a command can do.
`

/** The lines about one command; the full text where there is no such command. */
export function usageOf(command: string | undefined): string {
  const entries = USAGE.split(/\n(?= {2}\S)/)
  const own = command ? entries.filter(entry => /^ {2}([\w-]+)/.exec(entry)?.[1] === command) : []
  return own.length > 0 ? `${own.join('\n').trimEnd().split('\n\n')[0]}\n` : USAGE
}
