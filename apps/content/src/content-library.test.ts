import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentFolder, page, silent } from './content-fixture.fixture.ts'
import { openContentLibrary } from './content-library.ts'

describe('opening the content folder', () => {
  test('names every broken file and what is wrong with it', async () => {
    const { root } = await contentFolder({
      'shop/a.json': '{ "uuid": ',
      'shop/b.json': { ...page('B'), uuid: 'none' },
      'shop/c.json': page('C'),
    })
    const message = await openContentLibrary(root, silent).then(() => '', String)
    expect(message).toContain('2 problems')
    expect(message).toContain('shop/a.json: ')
    expect(message).toContain('shop/b.json: uuid: ')
  })

  test('names links that lead nowhere and words that a locale lacks', async () => {
    const { root } = await contentFolder({
      'shop/a.json': page('A', {
        body: [{ component: 'text', words: { de: 'Nur deutsch' }, link: 'story:b' }],
      }),
    })
    const message = await openContentLibrary(root, silent).then(() => '', String)
    expect(message).toContain('shop/a.json [en-gb]: body[0].words: no words for en-gb')
    expect(message).toContain('shop/a.json [de-ch]: body[0].link: links to "b"')
  })

  test('refuses two pages with one address', async () => {
    const { root } = await contentFolder({
      'shop/a.json': page('A', {}, { slug: 'same' }),
      'shop/b.json': page('B', {}, { slug: 'same' }),
    })
    await expect(openContentLibrary(root, silent)).rejects.toThrow('"shop/de-de/same" is taken')
  })
})

describe('a running library', () => {
  test('tells its listeners about a changed story with a greater version', async () => {
    const { root, write } = await contentFolder({ 'shop/a.json': page('Before') })
    const library = await openContentLibrary(root, silent)
    const before = library.version()
    const versions: number[] = []
    library.onChange(version => versions.push(version))
    await write('shop/a.json', page('After'))
    await library.reload()
    expect(versions).toEqual([library.version()])
    expect(library.version()).toBeGreaterThan(before)
    expect(library.stories().published.get('shop/de-de/a')?.name).toBe('After')
  })

  test('keeps the story of a file that breaks, and takes the others', async () => {
    const { root, write } = await contentFolder({ 'shop/a.json': page('A'), 'shop/b.json': page('B') })
    const library = await openContentLibrary(root, silent)
    await write('shop/a.json', '{')
    await write('shop/b.json', page('B changed'))
    const problems = await library.reload()
    expect(problems.map(problem => problem.file)).toEqual(['shop/a.json'])
    expect(library.stories().published.get('shop/de-de/a')?.name).toBe('A')
    expect(library.stories().published.get('shop/de-de/b')?.name).toBe('B changed')
  })

  test('keeps everything when the settings break or a link would lead nowhere', async () => {
    const { root, write } = await contentFolder({
      'shop/a.json': page('A', { link: 'story:b' }),
      'shop/b.json': page('B'),
    })
    const library = await openContentLibrary(root, silent)
    await write('settings.json', '{}')
    expect(await library.reload()).not.toEqual([])
    expect(library.stories().published.size).toBe(6)
    await rm(join(root, 'shop/b.json'))
    await library.reload()
    expect(library.stories().published.size).toBe(6)
  })

  test('follows files while it watches', async () => {
    const { root, write } = await contentFolder({ 'shop/a.json': page('Before') })
    const library = await openContentLibrary(root, silent)
    library.watch()
    const changed = new Promise(resolve => library.onChange(resolve))
    await write('shop/a.json', page('After'))
    await changed
    library.close()
    expect(library.stories().published.get('shop/de-de/a')?.name).toBe('After')
  })
})
