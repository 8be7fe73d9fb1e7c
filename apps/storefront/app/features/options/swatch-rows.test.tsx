import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SwatchRows } from './swatch-rows.tsx'

const drawn = (...names: string[]) =>
  renderToStaticMarkup(
    <SwatchRows swatches={names.map(name => ({ name, swatch: <i key={name}>{name}</i> }))} />,
  ).replace(/ class="[^"]*"/g, '')

it('colours that come in two shapes stand in a row for each', () => {
  expect(drawn('Eckig, gold', 'Eckig, kupfer', 'Rund, gold')).toBe(
    '<div><span aria-hidden="true">Eckig</span><div><i>Eckig, gold</i><i>Eckig, kupfer</i></div></div>' +
      '<div><span aria-hidden="true">Rund</span><div><i>Rund, gold</i></div></div>',
  )
})

it.each([
  ['of one shape', ['Eckig, gold', 'Eckig, kupfer']],
  ['of which one has no shape', ['Eckig, gold', 'Rund, gold', 'Schwarz']],
])('colours %s stand in one row', (_, names) => {
  expect(drawn(...names)).toBe(`<div>${names.map(name => `<i>${name}</i>`).join('')}</div>`)
})
