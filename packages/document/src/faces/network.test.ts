import { expect, test } from 'vitest'
import { fromHalf, type Network, runNetwork } from './network.ts'
import type { Layer } from './network-layers.ts'

const PICTURE = { height: 2, width: 3, channels: 1, data: Float32Array.from([1, 2, 3, 4, 5, 6]) }
const run = (layers: Layer[], values: number[] = []) => {
  const outputs = [layers.at(-1)?.to ?? 0]
  const network: Network = { side: 0, input: 0, outputs, layers, values: Float32Array.from(values) }
  return runNetwork(network, PICTURE).map(({ height, width, channels, data }) => ({
    size: [height, width, channels],
    data: [...data],
  }))[0]
}
const step = { from: [0], to: 1 }
const window = { height: 1, width: 1, stride: 1, isPadded: true, isRectified: false, weights: 0 }

test('numbers of half precision are read', () => {
  expect([0x3c00, 0xc000, 0x3555, 0x0001, 0x8000].map(fromHalf)).toEqual([
    1,
    -2,
    0.333251953125,
    2 ** -24,
    -0,
  ])
})

test('a convolution of single pixels gives each channel its weights and bias, also where channels are no multiple of four', () => {
  const layer: Layer = { ...step, ...window, type: 'convolution', channels: 5, biases: 5 }
  expect(run([layer], [1, 2, 3, 4, 5, 0, 0, 0, 0, 100])).toEqual({
    size: [2, 3, 5],
    data: [1, 2, 3, 4, 5, 6].flatMap(value => [value, 2 * value, 3 * value, 4 * value, 5 * value + 100]),
  })
})

test('a convolution with a window pads with zeros, as many after as before or one more', () => {
  const layer: Layer = {
    ...step,
    ...window,
    type: 'convolution',
    channels: 1,
    height: 2,
    width: 2,
    biases: 4,
  }
  expect(run([layer], [1, 1, 1, 1, 0])).toEqual({ size: [2, 3, 1], data: [12, 16, 9, 9, 11, 6] })
  const inside: Layer = { ...layer, isPadded: false }
  expect(run([inside], [1, 1, 1, 1, 0])).toEqual({ size: [1, 2, 1], data: [12, 16] })
  const rectified: Layer = { ...inside, isRectified: true }
  expect(run([rectified], [1, 1, 1, 1, -14])).toEqual({ size: [1, 2, 1], data: [0, 2] })
})

test('a depthwise convolution keeps channels apart', () => {
  const two: Layer = { ...step, ...window, type: 'convolution', channels: 2, biases: 2 }
  const each: Layer = {
    ...window,
    ...{ type: 'depthwise-convolution', from: [1], to: 2, channels: 2, height: 1, width: 2 },
    ...{ isPadded: false, stride: 1, weights: 4, biases: 8 },
  }
  expect(run([two, each], [1, 10, 0, 0, 1, 1, 1, 2, 0, 0])).toEqual({
    size: [2, 2, 2],
    data: [3, 50, 5, 80, 9, 140, 11, 170],
  })
})

test('other layers add, pad, pool, enlarge, concatenate and rectify', () => {
  expect(run([{ type: 'addition', from: [0, 0], to: 1, isRectified: false }])?.data).toEqual([
    2, 4, 6, 8, 10, 12,
  ])
  expect(run([{ ...step, type: 'padding', before: [0, 1, 0], after: [0, 0, 1] }])).toEqual({
    size: [2, 4, 2],
    data: [0, 0, 1, 0, 2, 0, 3, 0, 0, 0, 4, 0, 5, 0, 6, 0],
  })
  expect(run([{ ...step, type: 'max-pooling', height: 2, width: 2, stride: 2, isPadded: true }])).toEqual({
    size: [1, 2, 1],
    data: [5, 6],
  })
  expect(
    run([{ ...step, type: 'bilinear-resizing', height: 2, width: 6, isCentred: true }])?.data.slice(0, 6),
  ).toEqual([1, 1.25, 1.75, 2.25, 2.75, 3])
  expect(run([{ type: 'concatenation', from: [0, 0], to: 1 }])?.data).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6,
  ])
  const less: Layer = { ...step, ...window, type: 'convolution', channels: 1, biases: 1 }
  expect(run([less, { type: 'rectification', from: [1], to: 2 }], [1, -3])?.data).toEqual([0, 0, 0, 1, 2, 3])
})
