import {
  add,
  concatenate,
  convolve,
  convolveDepthwise,
  convolvePixels,
  type Layer,
  maxPool,
  type Plane,
  pad,
  resizeBilinear,
} from './network-layers.ts'

/** A neural network for pictures, as far as small face detectors need it. */
export interface Network {
  /** Width and height in pixels of its square input. */
  side: number
  /** Number of the plane that is its input. */
  input: number
  /** Numbers of the planes that are its outputs. */
  outputs: readonly number[]
  layers: readonly Layer[]
  /** Weights and biases of all layers. */
  values: Float32Array
}

/** Reads a network: the length of its description, that as JSON, then its values in 16 bits each. */
export function readNetwork(file: ArrayBuffer): Network {
  const length = new DataView(file).getUint32(0, true)
  const description = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length)))
  return { ...description, values: Float32Array.from(new Uint16Array(file.slice(4 + length)), fromHalf) }
}

/** The number of IEEE 754 half precision with these bits. */
export function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023]
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15))
}

/** Computes the outputs of a network for one picture. */
export function runNetwork({ layers, values, input, outputs }: Network, picture: Plane): Plane[] {
  const planes = new Map([[input, picture]])
  const planeOf = (number: number): Plane => {
    const plane = planes.get(number)
    if (!plane) throw new Error(`Plane ${number} is not computed`)
    return plane
  }
  const lastUses = new Map(layers.flatMap(({ from }, at) => from.map(number => [number, at] as const)))
  for (const [at, layer] of layers.entries()) {
    planes.set(layer.to, runLayer(layer, layer.from.map(planeOf), values))
    // Planes that no later layer reads are released, because of a phone's memory.
    for (const number of layer.from)
      if (lastUses.get(number) === at && !outputs.includes(number)) planes.delete(number)
  }
  return outputs.map(planeOf)
}

function runLayer(layer: Layer, planes: readonly Plane[], values: Float32Array): Plane {
  const [plane, other] = planes
  if (!plane) throw new Error('A layer has no input')
  switch (layer.type) {
    case 'convolution':
      return layer.height * layer.width * layer.stride === 1
        ? convolvePixels(plane, layer, values)
        : convolve(plane, layer, values)
    case 'depthwise-convolution':
      return convolveDepthwise(plane, layer, values)
    case 'addition':
      return add(plane, other ?? plane, layer.isRectified)
    case 'padding':
      return pad(plane, layer)
    case 'max-pooling':
      return maxPool(plane, layer)
    case 'bilinear-resizing':
      return resizeBilinear(plane, layer)
    case 'rectification':
      return { ...plane, data: plane.data.map(value => Math.max(0, value)) }
    case 'concatenation':
      return concatenate(planes)
    case 'reshaping':
      return plane
  }
}
