import { describe, expect, it } from 'vitest'
import type { LoadContext } from '../platform/block.ts'
import { renderBlocks } from './render-blocks.fixture.tsx'

const person = (name: string, ...topics: string[]) => ({
  component: 'contact-person-entry',
  topics,
  name,
  email: `${name.toLowerCase()}@shop.example`,
})
const contact = {
  component: 'contact',
  topics: [
    { topic: 'order', text: 'Bestellung' },
    { topic: 'press', text: 'Presse' },
  ],
  people: [person('Lager', 'order'), person('Buero', 'press')],
}
const stories = (content?: object) =>
  ({
    find: async () => content && { story: { content }, locale: 'de-DE' },
  }) as unknown as LoadContext['stories']
const form = { component: 'contact-form', headline: 'Schreibt uns' }
const shown = (content?: object) => renderBlocks([form], { stories: stories(content) })

describe('the contact form', () => {
  it('offers the topics of the contact story, and shows once who answers', async () => {
    const { html, logged } = await shown(contact)
    expect(html.match(/value="(order|press)"/g)).toEqual(['value="order"', 'value="press"'])
    expect(html.match(/mailto:[^"]+/g)).toEqual(['mailto:lager@shop.example', 'mailto:buero@shop.example'])
    expect(logged).toEqual([])
  })

  it('logs a topic that nobody answers on, and offers it all the same', async () => {
    const { html, logged } = await shown({ ...contact, people: [person('Lager', 'order')] })
    expect(logged.map(({ key }) => key)).toEqual(['contact-form-person-not-found'])
    expect(html).toContain('value="press"')
  })

  it('posts to the page itself, says nothing of errors yet, and hides its thanks', async () => {
    const { html } = await shown(contact)
    expect(html).toMatch(/<form(?=[^>]* method="post")[^>]* action="#contact-form"/)
    expect(html.match(/data-error="">/g)).toHaveLength(5)
    expect(html).toMatch(/id="contact-sent"[^>]*class="hidden /)
  })

  it('without a contact story is logged, and stays a page', async () => {
    const { html, logged } = await shown()
    expect([logged.map(({ key }) => key), html.includes('Schreibt uns')]).toEqual([
      ['cms-page-not-found'],
      true,
    ])
  })
})

describe('the newsletter', () => {
  it('has a field of its own, or leads to the page that has it', async () => {
    const block = { component: 'newsletter', headline: 'Post von uns' }
    const link = { fieldtype: 'multilink', linktype: 'url', id: '', url: '/x', cached_url: '/x' }
    const { html } = await renderBlocks([block])
    expect(html).toMatch(/<form(?=[^>]* method="post")[^>]* action="#newsletter".*type="email"/s)
    const { html: leading } = await renderBlocks([{ ...block, cta: [{ text: 'Anmelden', link }] }])
    expect([leading.includes('<form'), leading.includes('href="/x"')]).toEqual([false, true])
  })
})
