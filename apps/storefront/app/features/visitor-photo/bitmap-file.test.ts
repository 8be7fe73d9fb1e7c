import { expect, it } from 'vitest'
import { bitmapFile } from './bitmap-file.ts'

it('writes pixels down as a BMP: header, then blue, green, red and nothing', async () => {
  const file = bitmapFile({ data: new Uint8ClampedArray([1, 2, 3, 255, 4, 5, 6, 255]), width: 1, height: 2 })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const view = new DataView(bytes.buffer)
  expect(file.type).toBe('image/bmp')
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('BM')
  expect([view.getUint32(2, true), view.getInt32(18, true), view.getInt32(22, true)]).toEqual([62, 1, -2])
  expect([...bytes.slice(view.getUint32(10, true))]).toEqual([3, 2, 1, 255, 6, 5, 4, 255])
})
