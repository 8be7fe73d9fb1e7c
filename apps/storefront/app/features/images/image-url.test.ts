import { describe, expect, test } from 'vitest'
import { checkSizes, fixedImage, imageUrl, responsiveImage, scaleSizes } from './image-url.ts'

describe('a picture’s address', () => {
  test.each([
    ['/_assets/photos/a.jpg', '/_ipx/w_400&q_85&f_webp/photos/a.jpg'],
    ['photos/a.jpg', '/_ipx/w_400&q_85&f_webp/photos/a.jpg'],
    ['photos/ä b.jpg?v=3', '/_ipx/w_400&q_85&f_webp/photos/%C3%A4%20b.jpg?v=3'],
    ['/_assets/cards/x.svg', '/_assets/cards/x.svg'],
    ['https://other.test/a.jpg', 'https://other.test/a.jpg'],
    [
      'https://a.storyblok.com/f/1/2x3/h/a.jpg',
      'https://a.storyblok.com/f/1/2x3/h/a.jpg/m/400x0/filters:quality(85):format(webp)',
    ],
    ['/web-api/design-pictures/card/abc?v=1', '/web-api/design-pictures/card/abc?v=1'],
  ])('of %s is %s', (asset, url) => expect(imageUrl(asset, { width: 400 })).toBe(url))

  test('names both sides, fit and format where they are asked for', () => {
    expect(imageUrl('a.jpg', { width: 40, height: 30, fit: 'contain', format: 'auto', quality: 90 })).toBe(
      '/_ipx/s_40x30&fit_contain&q_90&f_auto/a.jpg',
    )
  })
})

describe('the bounds of what a picture is asked for (spec 5)', () => {
  const foreign = '//a.storyblok.com/f/1/2x3/h/a.jpg'

  test.each([
    [
      { blur: 3, brightness: 20, rotate: 90 } as const,
      'quality(85):format(webp):blur(3):brightness(20):rotate(90)',
    ],
    [{ blur: 101, brightness: -1, quality: 140 }, 'quality(85):format(webp)'],
    [{ quality: 100, format: 'png' } as const, 'quality(100):format(png)'],
    [{ rotate: 45 as never }, 'quality(85):format(webp)'],
  ])('%j becomes %s', (asked, filters) =>
    expect(imageUrl(foreign, { width: 10, ...asked })).toBe(`${foreign}/m/10x0/filters:${filters}`),
  )

  test('hold for the own service too', () =>
    expect(imageUrl('a.jpg', { width: 10, quality: 0, blur: 100, brightness: 7, rotate: 180 })).toBe(
      '/_ipx/w_10&q_1&f_webp&blur_100&brightness_7&rotate_180/a.jpg',
    ))

  test('are px and vw for sizes', () => {
    expect(checkSizes('(width >= 768px) 50vw, 320.5px')).toBe('(width >= 768px) 50vw, 320.5px')
    expect(() => checkSizes('(width >= 768px) 50vw, 20rem')).toThrow('20rem')
  })

  test('shrink with the share of its place that a picture takes, the windows they are said of stay', () =>
    expect(scaleSizes('(width >= 1000px) 280px, (width >= 576px) 30vw, 46.5vw', 0.5)).toBe(
      '(width >= 1000px) 140px, (width >= 576px) 15vw, 23.3vw',
    ))
})

test('presets are named, and so are providers', () => {
  expect(imageUrl('a.jpg', { preset: 'placeholder' })).toBe('/_ipx/s_10x10&q_50&f_webp&blur_3/a.jpg')
  expect(imageUrl('a.jpg', { preset: 'open-graph' })).toBe('/_ipx/s_1200x627&fit_cover&q_85&f_jpg/a.jpg')
  expect(imageUrl('a.jpg', { provider: 'none' })).toBe('a.jpg')
  expect(() => imageUrl('a.jpg', { preset: 'postcard' })).toThrow('unknown picture preset "postcard"')
  expect(() => imageUrl('a.jpg', { provider: 'cloud' })).toThrow('unknown picture provider "cloud"')
})

test('a picture of fixed size is offered for both screen densities, the denser one packed tighter', () => {
  const { srcSet } = fixedImage('a.jpg', { width: 100, height: 50 })
  expect(srcSet).toBe('/_ipx/s_100x50&q_85&f_webp/a.jpg 1x, /_ipx/s_200x100&q_73&f_webp/a.jpg 2x')
  expect(() => fixedImage('a.jpg', { width: 100 }, [])).toThrow('densities')
})

test('a picture that follows the screen is offered by width', () => {
  expect(responsiveImage('a.jpg', { widths: [320, 640] })).toEqual({
    src: '/_ipx/w_640&q_70&f_webp/a.jpg',
    srcSet: '/_ipx/w_320&q_70&f_webp/a.jpg 320w, /_ipx/w_640&q_70&f_webp/a.jpg 640w',
  })
})
