// A token to try: signed with HS256 and the secret “a-shared-secret-of-32-bytes-long”.
export const SAMPLE =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkrDs2hhbm5hIERvZSIsImFkbWluIjp0cnVlLCJpYXQiOjE3MzU2ODk2MDAsIm5iZiI6MTczNTY4OTYwMCwiZXhwIjo0MTAyNDQ0ODAwfQ.ohJdqFk1n4twnyevaFX-3WrPSv8CKDCfhwwzmPC-pDs';
