import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Editable } from './editable.tsx'

const shown = (_editable?: string) =>
  renderToStaticMarkup(
    <Editable block={{ _uid: 'u', component: 'text', ...(_editable === undefined ? {} : { _editable }) }}>
      <p>Words</p>
    </Editable>,
  )

test('a block of a draft can be found by the visual editor', () => {
  const html = shown('<!--#storyblok#{"name":"text","space":"1","uid":"u-1","id":"42"}-->')
  expect(html).toContain('data-blok-uid="42-u-1"')
  expect(html).toContain('<p>Words</p>')
})

test.each([undefined, '', '<!--#storyblok#{broken-->'])('a block marked %j is shown as it is', mark => {
  expect(shown(mark)).toBe('<p>Words</p>')
})
