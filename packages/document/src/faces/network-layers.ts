/** Rows of pixels with the values of all their channels. */
export interface Plane {
  height: number
  width: number
  channels: number
  data: Float32Array
}

interface LayerBase {
  /** Numbers of the planes that it reads, and of the one that it computes. */
  from: readonly number[]
  to: number
}

interface Window {
  /** Size of the window in pixels. */
  height: number
  width: number
  stride: number
  /** The window extends over the edges, so that each `stride` pixels give one; otherwise it stays inside. */
  isPadded: boolean
}

interface ConvolutionBase extends LayerBase, Window {
  /** Places of weights and biases among the values of the network. */
  weights: number
  biases: number
  /** Channels of the result. */
  channels: number
  /** Negative results become zero. */
  isRectified: boolean
}

/** Weights by channel of the result, row, column, channel of the input. */
interface Convolution extends ConvolutionBase {
  type: 'convolution'
}

/** Weights by row, column, channel. */
interface DepthwiseConvolution extends ConvolutionBase {
  type: 'depthwise-convolution'
}

interface Padding extends LayerBase {
  type: 'padding'
  /** Zeros before and after: rows, columns, channels. */
  before: readonly number[]
  after: readonly number[]
}

interface MaxPooling extends LayerBase, Window {
  type: 'max-pooling'
}

interface BilinearResizing extends LayerBase {
  type: 'bilinear-resizing'
  height: number
  width: number
  /** Centres of pixels stay in place; otherwise their upper left corners. */
  isCentred: boolean
}

export type Layer =
  | Convolution
  | DepthwiseConvolution
  | Padding
  | MaxPooling
  | BilinearResizing
  | (LayerBase & { type: 'addition'; isRectified: boolean })
  | (LayerBase & { type: 'rectification' | 'concatenation' | 'reshaping' })

interface Positions {
  length: number
  before: number
}

/** Number of positions of a window along an axis, and how much of the first one is outside. */
function positionsOf(length: number, size: number, { stride, isPadded }: Window): Positions {
  if (!isPadded) return { length: Math.floor((length - size) / stride) + 1, before: 0 }
  const count = Math.ceil(length / stride)
  return { length: count, before: Math.floor(Math.max(0, (count - 1) * stride + size - length) / 2) }
}

/** A convolution whose window is one pixel: four channels of two pixels at a time, which is four times faster. */
export function convolvePixels(plane: Plane, layer: Convolution, values: Float32Array): Plane {
  const { width, height, channels, data } = plane
  const out = layer.channels
  const pixels = width * height
  const result = new Float32Array(pixels * out)
  const weights = values.subarray(layer.weights, layer.weights + out * channels)
  const biases = values.subarray(layer.biases, layer.biases + out)
  const least = layer.isRectified ? 0 : Number.NEGATIVE_INFINITY
  for (let pixel = 0; pixel < pixels; pixel += 2) {
    const [first, second] = [pixel * channels, Math.min(pixel + 1, pixels - 1) * channels]
    const [to, toSecond] = [pixel * out, Math.min(pixel + 1, pixels - 1) * out]
    for (let channel = 0; channel < out; channel += 4) {
      const w0 = channel * channels
      const w1 = Math.min(channel + 1, out - 1) * channels
      const w2 = Math.min(channel + 2, out - 1) * channels
      const w3 = Math.min(channel + 3, out - 1) * channels
      let a0 = 0
      let a1 = 0
      let a2 = 0
      let a3 = 0
      let b0 = 0
      let b1 = 0
      let b2 = 0
      let b3 = 0
      for (let at = 0; at < channels; at++) {
        const [a, b] = [data[first + at] as number, data[second + at] as number]
        const v0 = weights[w0 + at] as number
        const v1 = weights[w1 + at] as number
        const v2 = weights[w2 + at] as number
        const v3 = weights[w3 + at] as number
        a0 += a * v0
        a1 += a * v1
        a2 += a * v2
        a3 += a * v3
        b0 += b * v0
        b1 += b * v1
        b2 += b * v2
        b3 += b * v3
      }
      result[to + channel] = Math.max(least, a0 + (biases[channel] as number))
      result[toSecond + channel] = Math.max(least, b0 + (biases[channel] as number))
      if (channel + 1 >= out) continue
      result[to + channel + 1] = Math.max(least, a1 + (biases[channel + 1] as number))
      result[toSecond + channel + 1] = Math.max(least, b1 + (biases[channel + 1] as number))
      if (channel + 2 >= out) continue
      result[to + channel + 2] = Math.max(least, a2 + (biases[channel + 2] as number))
      result[toSecond + channel + 2] = Math.max(least, b2 + (biases[channel + 2] as number))
      if (channel + 3 >= out) continue
      result[to + channel + 3] = Math.max(least, a3 + (biases[channel + 3] as number))
      result[toSecond + channel + 3] = Math.max(least, b3 + (biases[channel + 3] as number))
    }
  }
  return { width, height, channels: out, data: result }
}

export function convolve(plane: Plane, layer: Convolution, values: Float32Array): Plane {
  const { width, height, channels, data } = plane
  const { height: tall, width: wide } = layer
  const rows = positionsOf(height, tall, layer)
  const columns = positionsOf(width, wide, layer)
  const out = layer.channels
  const result = new Float32Array(rows.length * columns.length * out)
  let to = 0
  for (let row = 0; row < rows.length; row++)
    for (let column = 0; column < columns.length; column++)
      for (let channel = 0; channel < out; channel++) {
        let sum = values[layer.biases + channel] as number
        for (let dy = 0; dy < tall; dy++) {
          const y = row * layer.stride - rows.before + dy
          if (y < 0 || y >= height) continue
          for (let dx = 0; dx < wide; dx++) {
            const x = column * layer.stride - columns.before + dx
            if (x < 0 || x >= width) continue
            const from = (y * width + x) * channels
            const weight = layer.weights + ((channel * tall + dy) * wide + dx) * channels
            for (let at = 0; at < channels; at++)
              sum += (data[from + at] as number) * (values[weight + at] as number)
          }
        }
        result[to++] = layer.isRectified ? Math.max(0, sum) : sum
      }
  return { height: rows.length, width: columns.length, channels: out, data: result }
}

/** A convolution of each channel by itself. */
export function convolveDepthwise(plane: Plane, layer: DepthwiseConvolution, values: Float32Array): Plane {
  const { width, height, channels, data } = plane
  const { height: tall, width: wide } = layer
  const rows = positionsOf(height, tall, layer)
  const columns = positionsOf(width, wide, layer)
  const result = new Float32Array(rows.length * columns.length * channels)
  const biases = values.subarray(layer.biases, layer.biases + channels)
  const weights = values.subarray(layer.weights, layer.weights + tall * wide * channels)
  for (let row = 0; row < rows.length; row++)
    for (let column = 0; column < columns.length; column++) {
      const to = (row * columns.length + column) * channels
      result.set(biases, to)
      for (let dy = 0; dy < tall; dy++) {
        const y = row * layer.stride - rows.before + dy
        if (y < 0 || y >= height) continue
        for (let dx = 0; dx < wide; dx++) {
          const x = column * layer.stride - columns.before + dx
          if (x < 0 || x >= width) continue
          const [from, weight] = [(y * width + x) * channels, (dy * wide + dx) * channels]
          for (let at = 0; at < channels; at++)
            result[to + at] =
              (result[to + at] as number) + (data[from + at] as number) * (weights[weight + at] as number)
        }
      }
      if (layer.isRectified)
        for (let at = to; at < to + channels; at++) result[at] = Math.max(0, result[at] as number)
    }
  return { height: rows.length, width: columns.length, channels, data: result }
}

export function add(a: Plane, b: Plane, isRectified: boolean): Plane {
  const data = new Float32Array(a.data.length)
  for (let at = 0; at < data.length; at++) {
    const sum = (a.data[at] as number) + (b.data[at] as number)
    data[at] = isRectified && sum < 0 ? 0 : sum
  }
  return { ...a, data }
}

export function pad(plane: Plane, { before, after }: Padding): Plane {
  const [top = 0, left = 0, front = 0] = before
  const [bottom = 0, right = 0, back = 0] = after
  const [height, width] = [plane.height + top + bottom, plane.width + left + right]
  const channels = plane.channels + front + back
  const data = new Float32Array(height * width * channels)
  for (let y = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++) {
      const from = (y * plane.width + x) * plane.channels
      data.set(
        plane.data.subarray(from, from + plane.channels),
        ((y + top) * width + x + left) * channels + front,
      )
    }
  return { height, width, channels, data }
}

/** The largest value of each channel in a window. */
export function maxPool(plane: Plane, layer: MaxPooling): Plane {
  const { width, height, channels, data } = plane
  const rows = positionsOf(height, layer.height, layer)
  const columns = positionsOf(width, layer.width, layer)
  const result = new Float32Array(rows.length * columns.length * channels).fill(Number.NEGATIVE_INFINITY)
  for (let row = 0; row < rows.length; row++)
    for (let column = 0; column < columns.length; column++) {
      const to = (row * columns.length + column) * channels
      for (let dy = 0; dy < layer.height; dy++)
        for (let dx = 0; dx < layer.width; dx++) {
          const [y, x] = [row * layer.stride - rows.before + dy, column * layer.stride - columns.before + dx]
          if (y < 0 || x < 0 || y >= height || x >= width) continue
          const from = (y * width + x) * channels
          for (let at = 0; at < channels; at++)
            result[to + at] = Math.max(result[to + at] as number, data[from + at] as number)
        }
    }
  return { height: rows.length, width: columns.length, channels, data: result }
}

export function resizeBilinear(plane: Plane, layer: BilinearResizing): Plane {
  const { channels, data } = plane
  const { height, width } = layer
  const result = new Float32Array(height * width * channels)
  const at = (index: number, from: number, to: number) => {
    const scale = from / to
    const place = layer.isCentred ? Math.max(0, (index + 0.5) * scale - 0.5) : index * scale
    const low = Math.min(from - 1, Math.floor(place))
    return { low, high: Math.min(from - 1, low + 1), share: place - low }
  }
  for (let y = 0; y < height; y++) {
    const row = at(y, plane.height, height)
    for (let x = 0; x < width; x++) {
      const column = at(x, plane.width, width)
      for (let channel = 0; channel < channels; channel++) {
        const value = (rowAt: number, columnAt: number) =>
          data[(rowAt * plane.width + columnAt) * channels + channel] as number
        const top =
          value(row.low, column.low) * (1 - column.share) + value(row.low, column.high) * column.share
        const bottom =
          value(row.high, column.low) * (1 - column.share) + value(row.high, column.high) * column.share
        result[(y * width + x) * channels + channel] = top * (1 - row.share) + bottom * row.share
      }
    }
  }
  return { height, width, channels, data: result }
}

/** The channels of several planes one after the other. */
export function concatenate(planes: readonly Plane[]): Plane {
  const [{ height, width }] = planes as [Plane]
  const channels = planes.reduce((sum, one) => sum + one.channels, 0)
  const data = new Float32Array(height * width * channels)
  for (let pixel = 0; pixel < height * width; pixel++) {
    let to = pixel * channels
    for (const one of planes) {
      data.set(one.data.subarray(pixel * one.channels, (pixel + 1) * one.channels), to)
      to += one.channels
    }
  }
  return { height, width, channels, data }
}
