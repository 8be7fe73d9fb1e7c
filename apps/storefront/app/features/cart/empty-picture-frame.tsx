const BAR = 7
const LONG = 100

/** An empty frame seen from the front, lit from the upper left. */
export function EmptyPictureFrame({ colour, aspect }: { colour: string; aspect: number }) {
  const width = aspect >= 1 ? LONG : LONG * aspect
  const height = aspect >= 1 ? LONG / aspect : LONG
  const right = width - BAR
  const bottom = height - BAR
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 m-auto size-[78%] drop-shadow-card forced-color-adjust-none"
    >
      <path
        fill={colour}
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${BAR} ${BAR}V${bottom}H${right}V${BAR}Z`}
      />
      <path
        fill="#fff"
        fillOpacity="0.18"
        d={`M0 0H${width}L${right} ${BAR}H${BAR}V${bottom}L0 ${height}Z`}
      />
      <path fill="#000" fillOpacity="0.14" d={`M${width} 0V${height}H0L${BAR} ${bottom}H${right}V${BAR}Z`} />
      <path fill="#fff" fillOpacity="0.55" d={`M${BAR} ${BAR}H${right}V${bottom}H${BAR}Z`} />
      <path
        fill="#fff"
        fillOpacity="0.5"
        d={`M${width * 0.3} ${BAR}H${width * 0.52}L${width * 0.3} ${bottom}H${width * 0.08 + BAR}Z`}
      />
    </svg>
  )
}
