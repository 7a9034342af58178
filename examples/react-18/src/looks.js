/** Styles in the site's colours; as style properties they affect only their element. */
export const panel = {
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  maxWidth: 720,
  margin: '24px auto',
  padding: 24,
  borderRadius: 12,
  background: 'var(--panel)',
  color: 'var(--text)',
};

export const button = {
  minHeight: 44,
  paddingInline: 20,
  borderRadius: 10,
  background: 'var(--gold)',
  color: '#1c1606',
  fontWeight: 700,
};
