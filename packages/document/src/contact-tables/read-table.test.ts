import { stripContactAttachments } from '@passepartout/domain'
import { describe, expect, it, test } from 'vitest'
import { readTable } from './read-table.ts'

const names = (text: string) => {
  const { columns, rows } = readTable(text, { isNames: true })
  return rows.map(row => row[columns.findIndex(({ known }) => known === 'name')])
}

describe('a table of people', () => {
  it('may be a name per line', () => {
    expect(names('Anna & Ben\nOma Hanna\n\nFamilie Hartmann')).toEqual([
      'Anna & Ben',
      'Oma Hanna',
      'Familie Hartmann',
    ])
  })

  it('keeps columns that the shop does not know under their own names', () => {
    const { columns, rows } = readTable('Vorname;Tisch\nAnna;4\nBen;5')
    expect(columns).toEqual([
      { name: 'Vorname', known: 'firstName' },
      { name: 'Tisch', known: undefined },
    ])
    expect(rows).toEqual([
      ['Anna', '4'],
      ['Ben', '5'],
    ])
  })

  it('of two columns is told from names with a comma', () => {
    expect(readTable('First name,Last name\nAda,Byron').rows).toEqual([['Ada', 'Byron']])
    expect(names('Byron, Ada\nHopper, Grace')).toHaveLength(2)
  })

  test.each(['=HYPERLINK("http://x";"Anna")', '=1+1', '@SUM(A1)', '+cmd|calc!A1', '-2+3+cmd(A1)'])(
    'leaves the formula %s out and counts it',
    formula => {
      const { rows, formulas } = readTable(`Name\tTisch\n${formula}\t4\nBen\t5`, { isNames: true })
      expect({ rows, formulas }).toEqual({
        rows: [
          ['', '4'],
          ['Ben', '5'],
        ],
        formulas: 1,
      })
    },
  )

  it('loses what cannot be seen and keeps angle brackets as words', () => {
    expect(names('A\u200bn\u202ena\n<b>Ben</b>')).toEqual(['Anna', '<b>Ben</b>'])
  })

  it('of contacts of 5 MB is its names', () => {
    const picture = `PHOTO;ENCODING=b:${'A'.repeat(5_000_000)}`
    const contact = `BEGIN:VCARD\nN:Hartmann;Hanna;;;\nFN:Oma Hanna\n${picture}\nEND:VCARD\n`
    const text = stripContactAttachments(contact)
    expect(text.length).toBeLessThan(200)
    expect(names(text)).toEqual(['Oma Hanna'])
  })

  test.each([
    ['UTF-8', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrgen;;;', 'Jürgen Müller'],
    ['Latin 1 that is not named', 'N;ENCODING=QUOTED-PRINTABLE:M=FCller;J=FCrgen;;;', 'Jürgen Müller'],
    ['two lines', 'FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:J=C3=BCr=\ngen M=C3=BCller', 'Jürgen Müller'],
    ['an old parameter', 'FN;QUOTED-PRINTABLE:J=C3=BCrgen M=C3=BCller', 'Jürgen Müller'],
    ['a folded line', 'FN:Jürgen \n Müller', 'Jürgen Müller'],
    ['a group', 'item1.FN;X-A="b:c":Jürgen Müller', 'Jürgen Müller'],
  ])('of contacts is read from %s', (_, line, name) => {
    expect(names(`BEGIN:VCARD\nVERSION:2.1\n${line}\nEND:VCARD\n`)).toEqual([name])
  })
})
