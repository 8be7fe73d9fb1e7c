/** A property of a contact: its name in capitals, parameters in capitals, and the undecoded parts of its value. */
export interface VcardProperty {
  name: string
  group: string
  parameters: string
  value: string
}

export type Vcard = VcardProperty[]

/**
 * Parses contacts as address books save them, vCard 2.1 to 4.0 (RFC 6350): lines are unfolded, quoted-printable values
 * decoded. Further contacts than `most` are left out.
 */
export function parseVcards(text: string, most = Number.POSITIVE_INFINITY): Vcard[] {
  const cards: Vcard[] = []
  let card: Vcard | undefined
  for (const line of unfolded(text)) {
    const start = line.slice(0, 12).toUpperCase()
    if (start.startsWith('BEGIN:VCARD')) {
      if (cards.length >= most) return cards
      card = []
      cards.push(card)
    } else if (start.startsWith('END:VCARD')) card = undefined
    else if (card) {
      const property = parseProperty(line)
      if (property) card.push(property)
    }
  }
  return cards
}

/** Lines as they were before folding: continued by a leading space, or by a trailing `=` of quoted-printable values. */
function unfolded(text: string): string[] {
  const lines: string[] = []
  let isQuoted = false
  for (const line of text.split(/\r\n?|\n/)) {
    const before = lines.at(-1)
    if (before !== undefined && isQuoted && before.endsWith('=')) {
      lines[lines.length - 1] = before.slice(0, -1) + line
      continue
    }
    if (before !== undefined && /^[ \t]/.test(line)) {
      lines[lines.length - 1] = before + line.slice(1)
      continue
    }
    lines.push(line)
    isQuoted = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE/i.test(line)
  }
  return lines
}

function parseProperty(line: string): VcardProperty | undefined {
  // A colon may occur in a quoted parameter.
  const found = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)*):(.*)$/.exec(line)
  if (!found) return undefined
  const [, group = '', name = '', parameters = '', raw = ''] = found
  const upper = parameters.toUpperCase()
  const value = upper.includes('QUOTED-PRINTABLE') ? decodeQuotedPrintable(raw, upper) : raw
  return { name: name.toUpperCase(), group: group.toLowerCase(), parameters: upper, value }
}

/** `J=C3=BCrgen` as `Jürgen`; bytes that are no UTF-8 are read as Latin 1. */
function decodeQuotedPrintable(value: string, parameters: string): string {
  const isLatin = /CHARSET=(?:ISO-8859-1|WINDOWS-1252|ISO-8859-15)/.test(parameters)
  return value.replace(/(?:=[0-9A-F]{2})+/gi, bytes => {
    const escaped = bytes.replaceAll('=', '%')
    if (!isLatin) {
      try {
        return decodeURIComponent(escaped)
      } catch {
        // Older phones write Latin 1 without saying so.
      }
    }
    return escaped.replace(/%(..)/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
  })
}

/** Value of the first property with this name; empty without one. */
export const vcardValue = (card: Vcard, name: string): string =>
  card.find(property => property.name === name)?.value.trim() ?? ''

/** Parts of a structured value such as `N` or `ADR`. */
export const vcardParts = (card: Vcard, name: string): string[] =>
  vcardValue(card, name)
    .split(/(?<!\\);/)
    .map(unescapeVcard)

export const unescapeVcard = (text: string): string =>
  text
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;:\\])/g, '$1')
    .trim()

/** The name of a contact: as displayed, from its parts, or of its organisation. */
export function vcardName(card: Vcard): string {
  const [family = '', given = ''] = vcardParts(card, 'N')
  return (
    unescapeVcard(vcardValue(card, 'FN')) ||
    [given, family].filter(Boolean).join(' ') ||
    unescapeVcard(vcardValue(card, 'ORG'))
  )
}
