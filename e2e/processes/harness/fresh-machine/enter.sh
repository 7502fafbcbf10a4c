#!/bin/sh
# A machine that nobody has used, in namespaces of its own: this one's files under a layer that is thrown away, its own
# processes, an empty network. `unshare -m -n -p -f enter.sh <folder> <program…>`, as root.
set -eu
home=$1
shift
here=$(cd "$(dirname "$0")" && pwd)
mount -t tmpfs -o mode=755 none "$home"
mkdir "$home/upper" "$home/work" "$home/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$home/upper,workdir=$home/work" "$home/root"
root=$home/root
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
# Where the checkout lies may be a mount of its own: it is what the release comes from.
top=/$(echo "$here" | cut -d/ -f2)
mount --rbind "$top" "$root$top"
mount -t tmpfs -o mode=1777 none "$root/tmp"
ip link set lo up
# What an installation of Debian's packages starts, as it leaves it.
mkdir -p "$root/usr/local/sbin" "$root/run"
cp "$here/systemctl" "$here/editor" "$root/usr/local/sbin/"
chmod 755 "$root/usr/local/sbin/systemctl" "$root/usr/local/sbin/editor"
exec chroot "$root" sh -c '
  rm -f /run/postgresql/* /var/lib/postgresql/*/main/postmaster.pid
  for version in $(ls /usr/lib/postgresql | sort -V | tail -1); do
    pg_dropcluster "$version" main 2>/dev/null || true
    pg_createcluster --port 5432 "$version" main >/dev/null
    pg_ctlcluster "$version" main start
  done
  redis-server --daemonize yes --save "" --dir /tmp >/dev/null
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=firstlight.example -keyout /tmp/key -out /tmp/crt 2>/dev/null
  cat /tmp/crt /tmp/key >/etc/haproxy/firstlight.pem
  exec "$@"
' sh "$@"
