import { createFrameDocument, findSlot } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { sceneAssetIds } from './scene.ts'
import { sceneToSvg } from './scene-to-svg.ts'
import { frameWithPhoto } from './testing/frame-with-photo.ts'
import { toScene } from './to-scene.ts'

const hrefFor = (id: string) => `/photos/${id}?size=640&x="1"`
describe('the drawing of a page', () => {
  it('is in millimetres, of the front or of the whole sheet', () => {
    const scene = toScene(frameWithPhoto(), 0)
    expect(sceneToSvg(scene, { hrefFor })).toContain('viewBox="0 0 120 80"')
    expect(sceneToSvg(scene, { hrefFor, area: 'bleed' })).toContain('viewBox="-10 -10 140 100"')
  })

  it('draws the photo in the pixels of its original, whatever file stands for it', () => {
    expect(sceneToSvg(toScene(frameWithPhoto(), 0), { hrefFor })).toContain(
      'width="900" height="600" preserveAspectRatio="none" transform="matrix(0.1666666667 0 0 0.1666666667 -15 -10)"',
    )
  })

  it('takes the crop of a gesture under way instead of the document', () => {
    const document = frameWithPhoto()
    const crop = findSlot(document, 'photo-1')!.slot.photo!.crop
    const turned = toScene(document, 0, { crops: { 'photo-1': { ...crop, quarterTurns: 2 } } })
    expect(turned).toEqual(toScene(frameWithPhoto({ quarterTurns: 2 }), 0))
  })

  it('leaves out a photo without an address, and marks an empty slot only when asked to', () => {
    const empty = createFrameDocument({ widthMm: 120, heightMm: 80, bleed: 10, safe: 5, title: '' })
    expect(sceneToSvg(toScene(frameWithPhoto(), 0), { hrefFor: () => null })).not.toContain('<image')
    expect(sceneToSvg(toScene(empty, 0), { hrefFor })).not.toContain('#ecebe8')
    expect(sceneToSvg(toScene(empty, 0, { emptyFill: '#ecebe8' }), { hrefFor })).toContain('fill="#ecebe8"')
  })

  it('escapes what comes from outside', () => {
    const svg = sceneToSvg(toScene(frameWithPhoto(), 0), { hrefFor, label: 'A "B" <script> & \u0001C' })
    expect(svg).toContain('aria-label="A &quot;B&quot; &lt;script&gt; &amp; C"')
    expect(svg).toContain('size=640&amp;x=&quot;1&quot;')
    expect(svg).toContain('role="img"')
  })

  it('is hidden from assistive technology without a name', () => {
    expect(sceneToSvg(toScene(frameWithPhoto(), 0), { hrefFor })).toContain('aria-hidden="true"')
  })

  it('keeps its ids apart from those of another drawing', () => {
    const svg = sceneToSvg(toScene(frameWithPhoto(), 0), { hrefFor, idPrefix: 'left' })
    expect(svg).toContain('clip-path="url(#left-clip-1)"')
  })

  it('names its photos once, and knows no page that is not there', () => {
    const edge = { mode: 'mirrored' as const, depth: 8, colour: '#ffffff' }
    expect(sceneAssetIds(toScene(frameWithPhoto({}, { edge }), 0))).toEqual(['photo'])
    expect(() => toScene(frameWithPhoto(), 1)).toThrow(RangeError)
  })
})
