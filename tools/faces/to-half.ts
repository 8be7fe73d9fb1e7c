/** The bits of a number in IEEE 754 half precision, rounded to the nearest. */
export function toHalf(value: number): number {
  const [bits = 0] = new Uint32Array(new Float32Array([value]).buffer)
  const sign = (bits >>> 16) & 0x8000
  const exponent = ((bits >>> 23) & 255) - 112
  if (exponent <= 0) return sign | Math.round(Math.abs(value) / 2 ** -24)
  if (exponent >= 31) throw new Error(`${value} is too large`)
  const fraction = bits & 0x7fffff
  const half = sign | (exponent << 10) | (fraction >> 13)
  const dropped = fraction & 0x1fff
  return dropped > 0x1000 || (dropped === 0x1000 && half & 1) ? half + 1 : half
}
