/** The most common passwords of eight characters and more: guessers try these first. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 11111111 111111111 00000000
  000000000 88888888 87654321 987654321 9876543210 12341234 11223344 123123123 123454321 123456123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui
  qwertyuiop qwerty12 qwerty123 qwerty1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 iloveyou
  iloveyou1 letmein1 letmein123 welcome1 welcome123 admin123 admin1234 administrator changeme changeme1 sunshine princess football
  football1 baseball superman batman123 trustno1 starwars whatever computer internet michael1 jennifer jordan23 dragon123 monkey123
  master123 shadow123 freedom1 charlie1 liverpool chelsea1 arsenal1 secret123 testtest test1234 default1 guest123 gruppetto gruppetto1
  gruppetto123 cycling1 cycling123 bicycle1`.split(/\s+/),
);
