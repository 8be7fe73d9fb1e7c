/** Settings of a shop with all consent purposes and a service for each. */
export const ALL_CONSENT_PURPOSES = {
  CONSENT_PURPOSES: 'statistics,experiments,recording,marketing',
  TAG_MANAGER_ID: 'GTM-ABC123',
  RECORDING_SAMPLE_RATE: '1',
} as const
