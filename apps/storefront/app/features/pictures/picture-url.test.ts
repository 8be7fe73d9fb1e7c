import { describe, expect, test } from 'vitest'
import { pictureAt, pictureSet, pictureUrl } from './picture-url.ts'

describe('a picture’s address', () => {
  test.each([
    ['/_assets/photos/a.jpg', '/_ipx/w_400&q_78&f_webp/photos/a.jpg'],
    ['photos/a.jpg', '/_ipx/w_400&q_78&f_webp/photos/a.jpg'],
    ['photos/ä b.jpg?v=3', '/_ipx/w_400&q_78&f_webp/photos/%C3%A4%20b.jpg?v=3'],
    ['/_assets/cards/x.svg', '/_assets/cards/x.svg'],
    ['https://other.test/a.jpg', 'https://other.test/a.jpg'],
    [
      'https://a.storyblok.com/f/1/2x3/h/a.jpg',
      'https://a.storyblok.com/f/1/2x3/h/a.jpg/m/400x0/filters:quality(78):format(webp)',
    ],
  ])('of %s is %s', (asset, url) => expect(pictureUrl(asset, { width: 400 })).toBe(url))

  test('names both sides, fit and format where they are asked for', () => {
    expect(pictureUrl('a.jpg', { width: 40, height: 30, fit: 'contain', format: 'auto', quality: 90 })).toBe(
      '/_ipx/s_40x30&fit_contain&q_90&f_auto/a.jpg',
    )
  })
})

test('a picture of fixed size is offered for both screen densities, the denser one packed tighter', () => {
  const { srcSet } = pictureAt('a.jpg', { width: 100, height: 50 })
  expect(srcSet).toBe('/_ipx/s_100x50&q_78&f_webp/a.jpg 1x, /_ipx/s_200x100&q_66&f_webp/a.jpg 2x')
  expect(() => pictureAt('a.jpg', { width: 100 }, [])).toThrow('densities')
})

test('a picture that follows the screen is offered by width', () => {
  expect(pictureSet('a.jpg', { widths: [320, 640] })).toEqual({
    src: '/_ipx/w_640&q_70&f_webp/a.jpg',
    srcSet: '/_ipx/w_320&q_70&f_webp/a.jpg 320w, /_ipx/w_640&q_70&f_webp/a.jpg 640w',
  })
})
