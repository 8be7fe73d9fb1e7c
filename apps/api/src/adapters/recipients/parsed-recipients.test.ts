import { describe, expect, it, test } from 'vitest'
import { parseRecipients } from './parsed-recipients.ts'

const KASSEL = {
  name: 'Familie Hartmann',
  extra: '',
  street: 'Am Mühlbach 3',
  postalCode: '34117',
  city: 'Kassel',
  region: '',
  copies: 1,
}

describe('addresses are read', () => {
  test.each([
    ['a table with names of columns', 'Name;Straße;PLZ;Ort\nFamilie Hartmann;Am Mühlbach 3;34117;Kassel'],
    ['a table without', 'Familie Hartmann;Am Mühlbach 3;34117;Kassel'],
    [
      'cells of a spreadsheet',
      'Nachname\tVorname\tStraße\tNr.\tPLZ\tOrt\nHartmann\tFamilie\tAm Mühlbach\t3\t34117\tKassel',
    ],
    [
      'English columns',
      '\ufeffFull name,Street,Postcode,City\r\n"Familie Hartmann","Am Mühlbach 3",34117,Kassel\r\n',
    ],
    ['lines with an empty one between', 'Familie Hartmann\nAm Mühlbach 3\n34117 Kassel\n\n'],
    ['one line with commas', 'Familie Hartmann, Am Mühlbach 3, 34117 Kassel'],
    [
      'a contact with a picture',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Hartmann;Familie;;;\r\nFN:Familie Hartmann\r\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\n SkZJRg\r\nitem1.ADR;TYPE=HOME:;;Am Mühlbach 3;Kassel;;34117;Deutschland\r\nEND:VCARD\r\n',
    ],
  ])('from %s', (_, text) => {
    expect(parseRecipients(text)).toEqual({ found: [KASSEL], unread: 0 })
  })

  test.each([
    ['New York, NY 10118', { city: 'New York', region: 'NY', postalCode: '10118' }],
    ['London SW1Y 4JH', { city: 'London', postalCode: 'SW1Y 4JH' }],
    ['1012 AB Amsterdam', { city: 'Amsterdam', postalCode: '1012 AB' }],
  ])('with the place as people write it: %s', (place, expected) => {
    expect(parseRecipients(`Ada Byron\nLane 1\n${place}`).found[0]).toMatchObject(expected)
  })

  it('with the number of copies, of which there is at least one', () => {
    const counts = ['3', '0', '-4', 'viele'].map(n => `A B;Weg 1;34117;Kassel;${n}`).join('\n')
    expect(parseRecipients(counts).found.map(({ copies }) => copies)).toEqual([3, 1, 1, 1])
  })

  it('and what is none is counted', () => {
    expect(parseRecipients('Name;Straße;PLZ;Ort\nnur ein Name;;;\nA;Weg 1;34117;Kassel')).toMatchObject({
      found: [{ name: 'A' }],
      unread: 1,
    })
  })
})

// Ten times as long as accepted input: an expression with quadratic time would exceed the test's timeout.
test.each([
  ['signs that lead nowhere', `${' '.repeat(600_000)}x`, { found: 0, unread: 1 }],
  ['quotation marks that stay open', '"a;b;c\n'.repeat(50_000), { found: 1, unread: 0 }],
  ['contacts without an end', 'BEGIN:VCARD\nADR:'.repeat(40_000), { found: 0, unread: 1 }],
])('%s are one row, however many they are', (_, text, rows) => {
  const { found, unread } = parseRecipients(text)
  expect({ found: found.length, unread }).toEqual(rows)
})
