import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { imageMeta } from './image-meta.ts'
import { Picture } from './picture.tsx'

const html = (more: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture asset="photos/a.jpg" alt="A" width={300} height={200} {...more} />)

describe('a picture', () => {
  it('reserves its space, waits for its turn and is offered for two densities', () => {
    expect(html()).toMatch(/width="300" height="200" loading="lazy" decoding="async"/)
    expect(html()).toContain('s_600x400&amp;q_73&amp;f_webp/photos/a.jpg 2x')
  })

  it('is fetched first where it is the largest of the page', () => {
    expect(html({ priority: true })).toMatch(/loading="eager" fetchPriority="high"/)
  })

  it('has ten blurred pixels to show until it is there', () => {
    expect(html({ placeholder: true })).toContain('/_ipx/s_10x10&amp;q_50&amp;f_webp&amp;blur_3/photos/a.jpg')
  })

  it('is measured in px or vw only', () => {
    expect(() => html({ sizes: '50%' })).toThrow('neither px nor vw')
  })

  it('may come from another origin without cookies', () => {
    expect(html({ crossOrigin: 'anonymous' })).toContain('crossorigin="anonymous"')
  })
})

describe('the size of a picture', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('is known of sample photographs and of what Storyblok keeps', () => {
    expect(imageMeta('/_assets/photos/red-dune-hikers.jpg').ratio).toBeGreaterThan(0)
    expect(imageMeta('https://a.storyblok.com/f/1/1200x800/h/a.jpg')).toEqual({
      width: 1200,
      height: 800,
      ratio: 1.5,
    })
  })

  it('is nothing, with an error in the console, of a picture that cannot be read', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    expect(imageMeta('materials/nowhere.jpg')).toEqual({ width: 0, height: 0, ratio: 0 })
    expect(error).toHaveBeenCalledOnce()
  })
})
