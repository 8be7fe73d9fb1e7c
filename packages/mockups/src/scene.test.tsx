import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { scaleSizes } from './image-source.ts'
import { Scene } from './scene.tsx'
import { isWallScene, parseScene } from './scene-data.ts'
import { wallCentreOf } from './wall-scene.tsx'

const root = join(import.meta.dirname, '../../../content/assets/scenes')
const scenes = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'closeups')
  .map(({ name }) => parseScene(JSON.parse(readFileSync(join(root, name, 'scene.json'), 'utf8'))))
const sceneNamed = (name: string) => scenes.find(scene => scene.name === name)!
const picture = (path: string) => ({ src: `/${path}`, srcSet: '' })

describe('the shop’s scenes', () => {
  test.each(scenes.map(scene => [scene.name, scene] as const))(
    '%s can be drawn with its files',
    (_, scene) => {
      const html = renderToStaticMarkup(
        <Scene
          scene={scene}
          folder={scene.name}
          photos={[{ path: 'a.jpg' }]}
          alt=""
          picture={picture}
          sizes="100vw"
        />,
      )
      expect(html).not.toContain('NaN')
      expect(html).toContain(`/${scene.name}/${scene.files.base}`)
    },
  )

  test('say which field of a scene file is wrong', () => {
    expect(() => parseScene({ name: 'x', width: 1, height: 1, files: {}, placements: [] })).toThrow(
      'x.files.base is not a text',
    )
    expect(() =>
      parseScene({ name: 'x', width: 1, height: 1, files: { base: 'b' }, placements: [{ quad: [[0, 0]] }] }),
    ).toThrow('x.placements.0.quad needs four corners')
  })

  test('repeat photos in turn where there are fewer than frames, and say their text once', () => {
    const html = renderToStaticMarkup(
      <Scene
        scene={sceneNamed('gallery-wall')}
        folder="scenes/gallery-wall"
        photos={[{ path: 'a.jpg' }, { path: 'b.jpg' }]}
        alt="Six pictures above a sideboard"
        picture={picture}
        sizes="100vw"
      />,
    )
    expect(html.match(/src="\/a\.jpg"/g)).toHaveLength(3)
    expect(html.match(/src="\/b\.jpg"/g)).toHaveLength(3)
    expect(html.match(/alt="[^"]+"/g)).toEqual(['alt="Six pictures above a sideboard"'])
  })

  test('give a canvas edge the photo of its front', () => {
    const html = renderToStaticMarkup(
      <Scene
        scene={sceneNamed('canvas-perspective')}
        folder="c"
        photos={[{ path: 'a.jpg' }, { path: 'b.jpg' }]}
        alt=""
        picture={picture}
        sizes="100vw"
      />,
    )
    expect(html.match(/src="\/a\.jpg"/g)).toHaveLength(2)
    expect(html).not.toContain('b.jpg')
  })
})

describe('a visitor’s own photo', () => {
  const places = (name: string, photos: { path: string; isDesign?: boolean }[]) => {
    const html = renderToStaticMarkup(
      <Scene scene={sceneNamed(name)} folder={name} photos={photos} alt="" picture={picture} sizes="100vw" />,
    )
    return [...html.matchAll(/data-own-photo="[^"]+" src="\/([^"]+)"/g)].map(([, path]) => path)
  }
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(path => ({ path }))

  test.each([
    ['goes into the only frame', 'living-room', [{ path: 'a' }], ['a']],
    ['goes into the largest of six frames, beside the samples', 'gallery-wall', six, ['a']],
    ['goes everywhere where one photo fills all frames', 'gallery-wall', [{ path: 'a' }], six.map(() => 'a')],
    ['goes around a canvas’ edge', 'canvas-perspective', [{ path: 'a' }], ['a', 'a']],
    ['never takes the place of a card’s design', 'desk-cards', [{ path: 'a', isDesign: true }], []],
    ['hangs beside a design', 'desk-cards', [{ path: 'a', isDesign: true }, { path: 'b' }], ['b']],
  ])('%s', (_, name, photos, expected) => {
    expect(places(name, photos)).toEqual(expected)
  })
})

describe('a bare wall', () => {
  const wall = sceneNamed('living-room-empty')
  if (!isWallScene(wall)) throw new Error('living-room-empty has lost its wall')

  test('hangs a picture at eye height', () => {
    expect(wallCentreOf(wall, 600)[1]).toBeCloseTo(wall.wall.centre[1], 0)
  })
  test('moves a tall picture until it stays above the sofa', () => {
    const [, y] = wallCentreOf(wall, 1400)
    const bottom = y + (1400 * wall.wall.pixelsPerMm) / 2
    expect(bottom).toBeLessThanOrEqual(wall.wall.free.y + wall.wall.free.height + 0.5)
  })
})

test('sizes of a stage grow with the crop, conditions stay', () => {
  expect(scaleSizes('(width >= 48rem) 776px, 100vw', 1.5)).toBe(
    '(width >= 48rem) calc(776px * 1.5), calc(100vw * 1.5)',
  )
  expect(scaleSizes('50vw', 1)).toBe('50vw')
})
