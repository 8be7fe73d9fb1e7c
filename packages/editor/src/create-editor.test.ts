import { DEFAULT_CROP, findSlot, preflight, qualityRule } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { createTestEditor, type TestEditor, testPhoto } from './testing/create-test-editor.ts'

const larger = { widthMm: 900, heightMm: 600, bleed: 3, safe: 5 }
const placed = (test: TestEditor) => findSlot(test.document(), 'photo-1')?.slot.photo
const names = (test: TestEditor) => test.editor.getSnapshot().history.entries.map(entry => entry.name)

function withPhoto(): TestEditor {
  const test = createTestEditor({ quality: qualityRule('wall') })
  test.editor.commands.placePhoto('photo-1', testPhoto('dune'))
  return test
}

describe('the store', () => {
  it('gives the same snapshot until something changes, and tells who listens', () => {
    const test = withPhoto()
    const { editor } = test
    let heard = 0
    const stop = editor.subscribe(() => heard++)
    expect(editor.getSnapshot()).toBe(editor.getSnapshot())
    editor.commands.mirror('photo-1')
    expect(heard).toBe(1)
    stop()
    editor.commands.mirror('photo-1')
    expect(heard).toBe(1)
  })

  it('hands autosave a patch and a revision for every change, undo included', () => {
    const test = withPhoto()
    test.editor.commands.setTitle('Drei Wochen')
    test.editor.history.undo()
    expect(test.commits.map(({ revision, cause }) => [revision, cause])).toEqual([
      [1, 'do'],
      [2, 'do'],
      [3, 'undo'],
    ])
    expect(test.commits[1]?.patch).toEqual([{ op: 'set', path: ['title'], value: 'Drei Wochen' }])
    expect(test.commits[2]?.document).toBe(test.document())
  })

  it('commits nothing when nothing changes', () => {
    const test = withPhoto()
    test.editor.commands.setTitle('Dünen')
    test.editor.commands.panCrop('photo-1', { x: 0, y: 0 })
    test.editor.commands.takeOut('nowhere')
    test.editor.commands.placePhoto('photo-1', testPhoto('dune'))
    expect(test.commits).toHaveLength(1)
  })
})

describe('photos', () => {
  it('keep their crop through replacing, taking out and setting aside', () => {
    const test = withPhoto()
    test.editor.commands.setZoom('photo-1', 2)
    const { crop } = placed(test)!
    test.editor.commands.placePhoto('photo-1', testPhoto('lake'))
    expect(placed(test)).toEqual({ assetId: 'lake', crop: DEFAULT_CROP })
    test.editor.commands.setAside('lake')
    expect(test.document().aside).toEqual(['lake'])
    test.editor.commands.placePhoto('photo-1', testPhoto('dune'))
    expect(placed(test)).toEqual({ assetId: 'dune', crop })
    expect(names(test)).toEqual([
      'photo-placed',
      'crop-zoomed',
      'photo-replaced',
      'photo-set-aside',
      'photo-placed',
    ])
  })

  it('get their description, which is never empty space', () => {
    const test = withPhoto()
    test.editor.commands.describePhoto('dune', ' Rote Düne\n')
    expect(test.document().assets.dune?.alt).toBe('Rote Düne')
    test.editor.commands.describePhoto('dune', ' ')
    expect(test.document().assets.dune).not.toHaveProperty('alt')
  })

  it('may finish uploading at any time: not a step, and undo and redo know the new id', () => {
    const test = withPhoto()
    test.editor.commands.setZoom('photo-1', 2)
    test.editor.commands.photoArrived('dune', testPhoto('server-7', { name: 'Düne.jpg', width: 6100 }))
    expect(placed(test)?.assetId).toBe('server-7')
    expect(test.commits.at(-1)).toMatchObject({ cause: 'background', step: null })
    expect(names(test)).toHaveLength(2)
    test.editor.history.jump(0)
    expect(test.document().assets).toEqual({})
    test.editor.history.jump(2)
    expect(test.document().assets).toEqual({
      'server-7': testPhoto('server-7', { name: 'Düne.jpg', width: 6100 }),
    })
    expect(placed(test)).toMatchObject({ assetId: 'server-7', crop: { zoom: 2 } })
  })
})

describe('the product', () => {
  it('changes with page and configuration in one step, and back', () => {
    const test = withPhoto()
    const before = test.editor.getSnapshot()
    test.editor.commands.applyConfiguration({
      configuration: { formatType: '900x600' },
      page: larger,
      params: { option: 'format' },
    })
    expect(test.document().pages[0]?.trim).toEqual({ width: 900, height: 600 })
    expect(test.commits.at(-1)).toMatchObject({
      configuration: { formatType: '900x600' },
      configurationChanged: true,
    })
    expect(names(test)).toEqual(['photo-placed', 'product-changed'])
    test.editor.history.undo()
    expect(test.document()).toEqual(before.document)
    expect(test.editor.getSnapshot().configuration).toEqual({ formatType: '600x400' })
    test.editor.history.redo()
    expect(test.editor.getSnapshot().configuration).toEqual({ formatType: '900x600' })
  })

  it('is repaired as preflight says, one step for one or many', () => {
    const test = createTestEditor()
    const small = testPhoto('small', { width: 1500, height: 1000 })
    test.editor.commands.placePhoto('photo-1', small, { ...DEFAULT_CROP, zoom: 1.5 })
    const context = {
      quality: qualityRule('wall'),
      formats: [
        {
          configuration: { formatType: '100x67' },
          page: { ...larger, widthMm: 100, heightMm: 67 },
          params: {},
        },
      ],
    }
    const check = () => preflight(test.document(), context)
    const [tooSmall] = check()
    expect(tooSmall?.id).toBe('too-small')
    const repair = (id: string) => tooSmall!.repairs.find(candidate => candidate.id === id)!
    test.editor.commands.applyRepairs([repair('zoom-100'), repair('keep')])
    expect(placed(test)?.crop.zoom).toBe(1)
    expect(check().every(finding => finding.kept || finding.severity === 'hint')).toBe(true)
    expect(names(test)).toEqual(['photo-placed', 'repaired'])
    test.editor.commands.applyRepair(repair('choose-original'))
    expect(test.intents).toEqual([{ type: 'ask', action: 'choose-original' }])
    expect(names(test)).toHaveLength(2)
  })

  it('takes the other version after a conflict as one step that can be undone', () => {
    const test = withPhoto()
    const mine = test.document()
    const theirs = { ...mine, title: 'Vom Handy' }
    test.editor.commands.takeVersion({ document: theirs, configuration: { formatType: '300x200' } })
    expect(test.document()).toEqual(theirs)
    test.editor.history.undo()
    expect(test.document()).toEqual(mine)
  })

  it('gathers the letters of a title into one step', () => {
    const test = createTestEditor()
    for (const title of ['D', 'Dr', 'Dre', 'Drei']) test.editor.commands.setTitle(title)
    expect(names(test)).toEqual(['title-changed'])
    test.editor.history.undo()
    expect(test.document().title).toBe('Dünen')
  })
})

describe('what is selected and open', () => {
  it('a click selects, a second opens, the desk clears and accepts', () => {
    const test = withPhoto()
    test.click(300, 200)
    expect(test.editor.getSnapshot().session.selection).toEqual(['photo-1'])
    test.click(300, 200)
    expect(test.editor.getSnapshot().session.open?.slotId).toBe('photo-1')
    test.click(-500, -500)
    expect(test.editor.getSnapshot().session).toMatchObject({ open: null, selection: [] })
    test.down(300, 200)
    test.move(340, 200)
    test.up(340, 200)
    expect(test.editor.getSnapshot().session.selection).toEqual([])
  })

  it('an empty slot has no crop to open', () => {
    expect(createTestEditor().editor.session.openCrop('photo-1')).toBe(false)
  })

  it('closes by itself when undo takes the photo away', () => {
    const test = withPhoto()
    test.editor.session.openCrop('photo-1')
    test.editor.history.undo()
    expect(test.editor.getSnapshot().session).toMatchObject({ open: null, selection: ['photo-1'] })
  })

  it('cancel restores the crop by a step of its own when other things happened meanwhile', () => {
    const test = withPhoto()
    test.editor.session.openCrop('photo-1')
    test.editor.commands.setZoom('photo-1', 3)
    test.editor.commands.setTitle('Meer')
    test.editor.session.cancelCrop()
    expect(placed(test)?.crop).toEqual(DEFAULT_CROP)
    expect(test.document().title).toBe('Meer')
    expect(names(test).at(-1)).toBe('crop-restored')
  })

  it('is walked in reading order', () => {
    const { session } = createTestEditor().editor
    expect([
      session.neighbour(null, 1),
      session.neighbour('photo-1', 1),
      session.neighbour(null, -1),
    ]).toEqual(['photo-1', null, 'photo-1'])
  })
})

describe('announcements', () => {
  it('say the last thing after a rest, with percent and metres', () => {
    const test = withPhoto()
    test.editor.commands.setZoom('photo-1', 1.5)
    test.editor.commands.setZoom('photo-1', 2)
    test.wait(399)
    expect(test.announcements).toEqual([])
    test.wait(1)
    expect(test.announcements).toEqual([
      {
        key: 'crop.zoom',
        politeness: 'polite',
        params: expect.objectContaining({ percent: 200, grade: 'sharp', metres: 0.7 }),
      },
    ])
  })
})
