import { statementFile } from '@passepartout/testing'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import { StatementError } from './statement.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const IBAN = 'DE52000000000012345678'
let camt = ''
beforeAll(async () => {
  camt = await statementFile('camt053.xml')
})

describe('a statement as CAMT.053', () => {
  test('tells what came, from whom and for what', () => {
    const { entries, skipped } = readStatement(bytes(camt))
    expect(skipped).toBe(2)
    expect(entries.map(({ amount, bookedOn, payer }) => [bookedOn, amount, payer])).toEqual([
      ['2026-11-25', 9980, 'Jürgen M&ller'],
      ['2026-11-25', 9000, 'Petra Kurz'],
      ['2026-11-25', 10_000, 'Otto Über'],
      ['2026-11-25', 4200, 'Una Bekannt'],
      ['2026-11-26', 9980, 'Dora Doppelt'],
      ['2026-11-26', 9980, 'Dora Doppelt'],
    ])
    expect(entries[0]).toMatchObject({
      iban: IBAN,
      currency: 'EUR',
      payerIban: 'DE89370400440532013000',
      text: '',
    })
    expect(new Set(entries.map(({ bankId }) => bankId)).size).toBe(6)
  })

  test('counts a batch as a whole where its parts do not make up its sum', () => {
    const odd = camt.replace('<Amt Ccy="EUR">199.60</Amt>', '<Amt Ccy="EUR">199.70</Amt>')
    expect(readStatement(bytes(odd)).entries.map(({ amount }) => amount)).toEqual([
      9980, 9000, 10_000, 4200, 19_970,
    ])
  })

  test('may use prefixes, another version and another encoding', () => {
    const prefixed = camt
      .replaceAll(/<(\/?)([A-Z])/g, '<$1ns:$2')
      .replace('xmlns=', 'xmlns:ns=')
      .replace('001.08', '001.02')
      .replaceAll('<ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts>', '<ns:Sts>BOOK</ns:Sts>')
      .replace('UTF-8', 'ISO-8859-1')
      .replace('Petra Kurz', 'Zoë Kurz')
    expect(readStatement(Buffer.from(prefixed, 'latin1')).entries[1]).toMatchObject({
      payer: 'Zoë Kurz',
      amount: 9000,
    })
  })

  test('leaves out money that went back', () => {
    const reversed = camt.replace(
      '<CdtDbtInd>CRDT</CdtDbtInd><Sts>',
      '<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd><Sts>',
    )
    expect(readStatement(bytes(reversed)).entries).toHaveLength(5)
  })

  test.each<[string, (xml: string) => string, string]>([
    ['of another kind', () => '<Document><BkToCstmrAcctRpt/></Document>', 'no statement'],
    ['that is cut off', xml => xml.slice(0, 3000), 'broken in line'],
    [
      'that names a file',
      xml => xml.replace('<Document', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document'),
      'definitions',
    ],
    [
      'that grows',
      xml => xml.replace('<Document', '<!DOCTYPE d [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><Document'),
      'definitions',
    ],
    ['with a currency of its own', xml => xml.replace('Ccy="EUR">90.00', 'Ccy="SEK">90.00'), '"SEK"'],
    ['with thousandths', xml => xml.replace('>90.00', '>90.005'), '"90.005"'],
    ['with a negative amount', xml => xml.replace('>90.00', '>-90.00'), '"-90.00"'],
    ['without an account', xml => xml.replace(/<IBAN>DE52\d+<\/IBAN>/, '<Othr/>'), 'no IBAN'],
    [
      'with a day that is none',
      xml => xml.replace('<Dt>2026-11-25</Dt></BookgDt>', '<Dt>2026-13-25</Dt></BookgDt>'),
      '"2026-13-25"',
    ],
  ])('%s is refused', (_, change, message) => {
    expect(() => readStatement(bytes(change(camt)))).toThrow(StatementError)
    expect(() => readStatement(bytes(change(camt)))).toThrow(message)
  })
})

describe('a statement as a table', () => {
  test('is read as a German bank writes it', async () => {
    const { entries, skipped } = readStatement(Buffer.from(await statementFile('umsaetze.csv'), 'latin1'))
    expect(skipped).toBe(2)
    expect(entries.map(({ bookedOn, amount, payer }) => [bookedOn, amount, payer])).toEqual([
      ['2026-11-25', 109_980, 'Jürgen Müller'],
      ['2026-11-25', 4200, 'Una Bekannt'],
      ['2026-11-25', 4200, 'Una Bekannt'],
    ])
  })

  test.each([
    ['Date,Description,Amount,Currency\n2026-11-25,REF,"1,099.80",GBP', 109_980, 'GBP'],
    ['Datum\tMitteilung\tGutschrift in CHF\n25.11.2026\tREF\t1’099.80', 109_980, 'CHF'],
    ['Buchungsdatum;Avisierungstext;Gutschrift in CHF;Lastschrift\n25.11.2026;REF;99.8;', 9980, 'CHF'],
    ['Booking Date;Reference;Amount\n25/11/2026;REF;+100', 10_000, 'EUR'],
    [
      'Datum;Naam / Omschrijving;Af Bij;Bedrag (EUR);Mededelingen\n20261125;Jan;Bij;1.099,80;REF',
      109_980,
      'EUR',
    ],
    ['Munt,Datum,Bedrag,Naam tegenpartij,Omschrijving-1\nEUR,2026-11-25,"+99,80",Jan,REF', 9980, 'EUR'],
    ['Fecha operación;Concepto;Importe;Divisa\n25-11-2026;REF;99,80;EUR', 9980, 'EUR'],
    ['Fecha\tConcepto\tAbono\tCargo\n25/11/2026\tREF\t1.099,80\t', 109_980, 'EUR'],
  ])('is read as others write it: %s', (csv, amount, currency) => {
    expect(readStatement(bytes(csv), IBAN).entries).toEqual([
      expect.objectContaining({ iban: IBAN, bookedOn: '2026-11-25', text: 'REF', amount, currency }),
    ])
  })

  test.each([
    ['names;no;columns\n1;2;3', 'no line that names the columns'],
    ['Datum;Betrag;Verwendungszweck\n25.11.2026;1.234;x', 'Line 2: "1.234" is no amount'],
    ['Datum;Betrag;Verwendungszweck\n25.11.2026;viel;x', 'Line 2: "viel" is no amount'],
    ['Datum;Betrag;Verwendungszweck\n31.31.2026;1,00;x', 'Line 2: "2026-31-31" is no day'],
    ['', 'no line that names the columns'],
  ])('%j is refused', (csv, message) => {
    expect(() => readStatement(bytes(csv), IBAN)).toThrow(message)
  })

  test('leaves out what goes out where amounts bear no sign', () => {
    const csv = 'Datum;Af Bij;Bedrag (EUR);Mededelingen\n20261125;Af;10,00;weg\n20261125;Bij;5,00;hier'
    const { entries, skipped } = readStatement(bytes(csv), IBAN)
    expect([entries.map(({ text }) => text), skipped]).toEqual([['hier'], 1])
  })

  test('must say whose account it is', () => {
    expect(() => readStatement(bytes('Datum;Betrag;Text\n25.11.2026;1,00;x'))).toThrow('add --account IBAN')
  })

  test('keeps no signs that a terminal would obey', () => {
    const csv = 'Datum;Betrag;Text\n25.11.2026;1,00;\u001b[2Jweg\u0000\u202E'
    expect(readStatement(bytes(csv), IBAN).entries[0]?.text).toBe('[2Jweg')
  })
})

test('a file that ends within a tag is refused', () => {
  expect(() => readStatement(bytes('<A/'))).toThrow(StatementError)
})

test('whatever the bytes, a file is read or refused', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('', '<', 'Datum;Betrag;Text\n'),
      (noise, start) => {
        try {
          readStatement(Buffer.concat([bytes(start), noise]), IBAN)
        } catch (error) {
          expect(error).toBeInstanceOf(StatementError)
        }
      },
    ),
  )
})
