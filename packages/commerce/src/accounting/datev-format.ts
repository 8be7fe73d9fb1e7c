/**
 * DATEV format, header version 700, format "Buchungsstapel" in version 13, as described at
 * https://developer.datev.de/datev/platform/de/dtvf (pages "Einstieg", "Header" and "Buchungsstapel"): Windows-1252,
 * lines end in CR LF, fields are separated by semicolons, texts stand in quotes, amounts have a decimal comma.
 */

/** Names of the 125 fields of a booking. */
const COLUMNS: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...['Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...numbered(8, ['Beleginfo - Art', 'Beleginfo - Inhalt']),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...numbered(20, ['Zusatzinformation - Art', 'Zusatzinformation- Inhalt']),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ...['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre'],
  ...['Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer'],
  ...['Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung'],
  ...['Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz'],
  ...['Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]

function numbered(count: number, names: readonly string[]): string[] {
  return Array.from({ length: count }, (_, index) => names.map(name => `${name} ${index + 1}`)).flat()
}

/** A booking: its amount on the account's debit (`S`) or credit (`H`) side. */
export interface DatevBooking {
  /** Euro cents, above 0. */
  amount: number
  side: 'S' | 'H'
  account: string
  /** The account of sales. */
  contraAccount: string
  taxKey?: string | undefined
  /** `2026-11-26` */
  day: string
  /** Number of the document. */
  document: string
  text: string
  /** Country code, or VAT number of a company. */
  euCountry?: string | undefined
  /** Percent. */
  euRate?: number | undefined
  /** The amount in the currency of the document. */
  original?: string | undefined
}

export interface DatevBatch {
  consultant: number
  client: number
  /** Days, as `2026-11-01`. */
  yearStart: string
  from: string
  until: string
  accountLength: number
  /** Number of the standard chart, such as `03`. */
  chart: string
  label: string
  createdAt: Date
}

const LINE_END = '\r\n'

/** The first two lines of a batch: what it is, and the names of the fields. */
export function datevHeader(batch: DatevBatch): string {
  const digits = (day: string) => day.replaceAll('-', '')
  const fields = [
    ...[text('EXTF'), '700', '21', text('Buchungsstapel'), '13'],
    ...[batch.createdAt.toISOString().replace(/\D/g, ''), '', text('RE'), text(''), text('')],
    ...[String(batch.consultant), String(batch.client), digits(batch.yearStart)],
    ...[String(batch.accountLength), digits(batch.from), digits(batch.until), text(batch.label.slice(0, 30))],
    // Financial accounting, no purpose of its own, not locked: the tax adviser looks at it first.
    ...[
      text(''),
      '1',
      '0',
      '0',
      text('EUR'),
      '',
      text(''),
      '',
      '',
      text(batch.chart),
      '',
      '',
      text(''),
      text(''),
    ],
  ]
  return `${fields.join(';')}${LINE_END}${COLUMNS.join(';')}${LINE_END}`
}

/** The line of a booking. */
export function datevLine(booking: DatevBooking): string {
  const { amount, side, account, contraAccount, taxKey, day, euCountry, euRate, original } = booking
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no amount of a booking`)
  const [, month = '', date = ''] = day.split('-')
  const values: Readonly<Record<string, string | undefined>> = {
    'Umsatz (ohne Soll/Haben-Kz)': formatDecimal(amount / 100),
    'Soll/Haben-Kennzeichen': text(side),
    'WKZ Umsatz': text('EUR'),
    Konto: account,
    'Gegenkonto (ohne BU-Schlüssel)': contraAccount,
    'BU-Schlüssel': taxKey && text(taxKey),
    Belegdatum: `${date}${month}`,
    'Belegfeld 1': text(booking.document.replace(/[^\w$%/-]/g, '').slice(0, 36)),
    Buchungstext: text(booking.text.slice(0, 60)),
    'Beleginfo - Art 1': original && text('Originalbetrag'),
    'Beleginfo - Inhalt 1': original && text(original),
    'EU-Land u. UStID (Bestimmung)': euCountry && text(euCountry),
    'EU-Steuersatz (Bestimmung)': euRate === undefined ? undefined : formatDecimal(euRate),
  }
  return `${COLUMNS.map(name => values[name] ?? '').join(';')}${LINE_END}`
}

const text = (value: string): string => `"${value.replace(/\p{Cc}+/gu, ' ').replaceAll('"', '""')}"`

const formatDecimal = (value: number): string => value.toFixed(2).replace('.', ',')

const WINDOWS_1252 = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (sign, byte) => [sign, byte],
  ),
)

/** Bytes in Windows-1252; letters that it lacks lose their accents, other signs become question marks. */
export function encodeWindows1252(value: string): Uint8Array {
  const bytes: number[] = []
  for (const sign of value.normalize('NFC')) {
    const byte = WINDOWS_1252.get(sign) ?? WINDOWS_1252.get(sign.normalize('NFD')[0] ?? '')
    bytes.push(byte ?? 0x3f)
  }
  return Uint8Array.from(bytes)
}
