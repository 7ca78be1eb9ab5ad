import type { Head } from '../../parts/page/PageHead.tsx';

export const CHECK_HEAD: Head = { title: 'Check your details before applying' };
